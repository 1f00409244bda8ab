// Stands in for `child_process` and `worker_threads` where a library imports them by name: nothing can be started.
export const isMainThread = true;
export const spawnSync = (): never => {
  throw new Error('No process can be started where documents are read');
};
export default { isMainThread, spawnSync };
