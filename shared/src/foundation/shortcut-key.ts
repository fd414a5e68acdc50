/**
 * Returns what a key press means to a shortcut: the letter or sign that it types, so that a shortcut is where its letter is
 * on a French or Dvorak keyboard; where it types another script, what the same key types on a US keyboard, as shortcuts of
 * browsers do. Named keys keep their name.
 */
export function shortcutKey({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (key.length > 1 || /[ -~\p{Script=Latin}]/u.test(key)) return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? key;
}
