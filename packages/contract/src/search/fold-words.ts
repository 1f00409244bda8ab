// Normalises text for search: without case, accents and punctuation, the same in the browser and on the server.

/** `Malmö, Kadıköy` → `malmo, kadikoy`. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

/** `Passport No. HK-482915` → `passport`, `no`, `hk`, `482915`. */
export const foldWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
