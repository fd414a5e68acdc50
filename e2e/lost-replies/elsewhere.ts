/**
 * Calls whose lost replies another proof has, by name: those of a hand-off are repeated by form and phone until they are
 * answered, whatever was lost (`shared/src/hand-off`). What ends them may be repeated, and the code's own time ends them too.
 */
export const elsewhere: ReadonlySet<string> = new Set([
  'startHandOff',
  'followHandOff',
  'phoneHandOff',
  'endHandOffs',
]);
