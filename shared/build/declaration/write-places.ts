/** `npm run places`: writes `docs/places.md`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placesDocument } from './places-document.ts';

writeFileSync(join(import.meta.dirname, '../../../docs/places.md'), placesDocument());
