// File sizes as people read them.
const units = ['Bytes', 'KB', 'MB', 'GB'];

export function formatSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1);
  return `${Number((bytes / 1024 ** step).toFixed(2))} ${units[step]}`;
}
