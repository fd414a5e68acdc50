/** Most characters of a line of a message. A release's own texts, which may be of any length, are in it. */
const longestLine = 1000;

/** Returns a text as a terminal shows it, without signs that it obeys: `\u001b` clears a screen, `\u202e` turns the letters' order. */
export const withoutControls = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\ufffd');

/** A site refused a change and is unchanged. The message says why and what to do instead. */
export class SiteRefusal extends Error {
  override readonly name = 'SiteRefusal';

  constructor(message: string) {
    super(
      message
        .split('\n')
        .map((line) => withoutControls(line).slice(0, longestLine))
        .join('\n'),
    );
  }
}
