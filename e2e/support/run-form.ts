import { readFileSync } from 'node:fs';

/** Whether `npm run test:long` runs: proofs by repetition then run whole. */
export const isLongRun = process.env.PORTAL_LONG === 'yes';

/** The short form of a proof for `npm test`, or its long form for `npm run test:long`. */
export const inForm = <Form>(short: Form, long: Form): Form => (isLongRun ? long : short);

/** Whether tests write pictures of screens. `npm test` writes none: nothing reads them there. */
export const writesPictures = process.env.PORTAL_PICTURES !== 'no';

const listOfDrawn = process.env.PORTAL_DRAWN;

/**
 * A sample of screens, by name: one a line in the file that PORTAL_DRAWN names. Pictures are then taken of these alone, also
 * at the width of a tablet, with their texts and without axe. Absent: of every screen.
 */
export const drawnScreens = listOfDrawn ? new Set(readFileSync(listOfDrawn, 'utf8').split('\n')) : undefined;

/** What the browser says of motion. A click waits for what it hits to stop moving; only the long form has motion. */
export const motion = inForm('reduce', 'no-preference');
