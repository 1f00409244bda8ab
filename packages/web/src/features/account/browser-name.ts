// Names a browser from its user agent string: `Firefox on Windows`.
import { t } from './messages.ts';

const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (list: readonly [RegExp, string][], agent: string) => list.find(([sign]) => sign.test(agent))?.[1];

export function browserName(agent: string): string {
  const browser = firstOf(browsers, agent);
  const system = firstOf(systems, agent);
  if (browser && system) return t.browserName.on(browser, system);
  return browser ?? system ?? t.browserName.unknownBrowser;
}
