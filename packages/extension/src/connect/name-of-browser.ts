// "Firefox on Windows": the name under which an extension is listed in the settings.
export function nameOfBrowser({ userAgent }: Pick<Navigator, 'userAgent'>): string {
  const browser = ['Firefox', 'Edg', 'OPR', 'Vivaldi', 'Chrome'].find((name) => userAgent.includes(`${name}/`));
  const system = ['Windows', 'Mac', 'Android', 'CrOS', 'Linux'].find((name) => userAgent.includes(name));
  const words: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', Mac: 'macOS', CrOS: 'ChromeOS' };
  const named = [browser ?? 'Browser', system].map((name) => (name === undefined ? '' : (words[name] ?? name)));
  return named.filter(Boolean).join(' on ');
}
