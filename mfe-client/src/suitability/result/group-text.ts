import { showField } from '@portal/shared/person';

/** Returns a suitability group in words with its code: `Moderately Aggressive (MA)`; an unknown one as `Code X`. */
export function describeGroup(satGroup: string): string {
  const words = showField('satGroup', satGroup, undefined) ?? satGroup;
  return words.endsWith(satGroup) ? words : `${words} (${satGroup})`;
}
