// Loaded before the server (`--import`): asked by SIGUSR2 it says how much processor its longest piece of work took since it was asked last, while
// which it answered nobody. Not how long that was on the wall: a machine with much else to do makes any piece long.
const TICK_MS = 5;
let longestMs = 0;
let before = process.threadCpuUsage();

function tick(): void {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  longestMs = Math.max(longestMs, (user + system) / 1000);
}

setInterval(tick, TICK_MS).unref();
process.on('SIGUSR2', () => {
  tick();
  console.log(`longest piece: ${Math.round(longestMs)} ms`);
  longestMs = 0;
});
