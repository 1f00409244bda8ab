// Loaded before a program (`--import`): keeps from it all that it could learn of processes that it did not start, as another namespace would.
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const foreign = /^\/proc\/\d+\//;
const gone = () => Object.assign(new Error('no such process'), { code: 'ESRCH' });

process.kill = ((kill) => (pid: number, signal?: string | number) => {
  if (signal === 0) throw gone();
  return kill(pid, signal);
})(process.kill.bind(process));

const { readFile, readlink, readdir } = promises;
promises.readFile = (async (path: string, options: never) => {
  if (foreign.test(String(path))) throw gone();
  return readFile(path, options);
}) as never;
promises.readlink = (async (path: string, options: never) => {
  if (foreign.test(String(path))) throw gone();
  return String(path) === '/proc/self/ns/pid' ? 'pid:[1]' : readlink(path, options);
}) as never;
promises.readdir = (async (path: string, options: never) =>
  String(path) === '/proc' ? [] : readdir(path, options)) as never;
syncBuiltinESMExports();
