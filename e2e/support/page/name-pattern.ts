/** A customer's name as screens show it: the service writes it in capitals, screens in title case. */
export const namePattern = (name: string, { whole = false } = {}): RegExp => {
  const escaped = name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(whole ? `^${escaped}$` : escaped, 'i');
};
