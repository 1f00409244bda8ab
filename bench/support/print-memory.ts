// Loaded before the server (`--import`): asked by SIGUSR2 it says how much of its memory is in use. What V8 holds ready for objects to come, which
// grows for minutes after a start, is not; what lies outside its heap is. Pages that V8 emptied and keeps count as neither in `heapTotal`: only a
// collection of last resort gives them back.
import { memoryUsage } from 'node:process';

process.on('SIGUSR2', () => {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const { rss, heapTotal, heapUsed } = memoryUsage();
  console.log(`memory in use: ${rss - heapTotal + heapUsed} bytes`);
});
