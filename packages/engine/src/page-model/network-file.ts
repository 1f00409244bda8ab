// Location of the page network. Apart from the code that runs it, so that a mere check for the file loads no runtime.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = (name: string): string => fileURLToPath(new URL(`../../../../networks/${name}`, import.meta.url));

export const networkFile = file('page-model.onnx');
/** The names of what the network says, in the order in which it says them. */
export const vocabularyFile = file('page-model.json');

/** Without it the engine works as before, worse. */
export const hasPageModel = (): boolean => existsSync(networkFile) && existsSync(vocabularyFile);
