// The folder of the maps that come with the program.
import { join } from 'node:path';

export const mapsFolder = join(import.meta.dirname, '../../../../../forms/maps');
