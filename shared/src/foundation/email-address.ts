/** Longest address in characters (docs/domain.md, section 9). */
export const longestEmail = 100;

/** What HTML allows in an e-mail field, and letters and digits of every script: `tan&lim@mail.example`, `josé@correo.example`. */
const local = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/** Whether a text is one e-mail address of at most 100 characters: for forms and endpoints. */
export function isEmailAddress(text: string): boolean {
  const [name = '', domain = '', ...rest] = text.split('@');
  const labels = domain.split('.');
  return (
    text.length <= longestEmail &&
    rest.length === 0 &&
    local.test(name) &&
    !/^\.|\.\.|\.$/.test(name) &&
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label))
  );
}
