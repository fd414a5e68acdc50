import * as z from '@portal/shared/schema';

const lintSettings = z.looseObject({
  $schema: z.string(),
  overrides: z.array(z.looseObject({ includes: z.array(z.string()) })),
});

/** Sources of remotes here; in another repository a remote's folder is the root. */
const ofRemotes = 'mfe-*/src/**';

/**
 * Returns the lint settings of a remote in another repository: those of this one, without the rules of other folders. Throws an
 * Error when they are in another form.
 */
export function lintOutside(text: string): string {
  const { $schema: _, overrides, ...settings } = lintSettings.parse(JSON.parse(text));
  const kept = overrides.flatMap(({ includes, ...rules }) => {
    if (includes.every((pattern) => pattern.startsWith('**/'))) return [{ includes, ...rules }];
    return includes.includes(ofRemotes) ? [{ includes: ['src/**'], ...rules }] : [];
  });
  return `${JSON.stringify({ ...settings, overrides: kept }, null, 2)}\n`;
}
