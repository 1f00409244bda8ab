// States that a person meets seldom, brought about on purpose: failures, waiting, conflicts, long and deep forms. For the gallery.

import { collectionScenes } from './collection-scenes.ts';
import { dashboardScenes } from './dashboard-scenes.ts';
import { documentScenes } from './document-scenes.ts';
import { formScenes } from './form-scenes.ts';
import type { StateScene } from './scene.ts';
import { settingsScenes } from './settings-scenes.ts';
import { shellScenes } from './shell-scenes.ts';

/** With the sample papers read. */
export const stateScenes: readonly StateScene[] = [
  ...dashboardScenes,
  ...collectionScenes,
  ...formScenes,
  ...documentScenes,
  ...settingsScenes,
  ...shellScenes,
];
