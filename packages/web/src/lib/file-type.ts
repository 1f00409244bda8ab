// The type of a file by its first bytes: a photo that is called .png and is a JPEG is sent as what it is.

const marks: readonly (readonly [type: string, bytes: readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
];
const MAX_MARK = 4;

/** The file itself where its bytes say nothing else than its type. The server looks for itself. */
export async function typeByContent(file: File): Promise<File> {
  const head = new Uint8Array(await file.slice(0, MAX_MARK).arrayBuffer());
  const type = marks.find(([, bytes]) => bytes.every((byte, index) => head[index] === byte))?.[0];
  return type === undefined || type === file.type
    ? file
    : new File([file], file.name, { type, lastModified: file.lastModified });
}
