/** Whether `npm run test:long` runs: proofs by repetition then run whole. */
export const isLongRun = process.env.PORTAL_LONG === 'yes';

/** The short form of a proof for `npm test`, or its long form for `npm run test:long`. */
export const inForm = <Form>(short: Form, long: Form): Form => (isLongRun ? long : short);

/** Whether tests write pictures of screens. `npm test` writes none: nothing reads them there. */
export const writesPictures = process.env.PORTAL_PICTURES !== 'no';

/** What the browser says of motion. A click waits for what it hits to stop moving; only the long form has motion. */
export const motion = inForm('reduce', 'no-preference');
