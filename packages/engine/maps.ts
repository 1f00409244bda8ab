// Entry for those who make maps of forms; loads every decoder there is, as `reading` does.
export { readPlaces } from './src/fill/form/read-places.ts';
export { checkMap } from './src/fill/maps/check-map.ts';
export { describeDraft, draftPlaces, writeDraft } from './src/fill/maps/draft-map.ts';
export { drawPlaces } from './src/fill/maps/draw-places.ts';
export { parseMap } from './src/fill/maps/form-map.ts';
