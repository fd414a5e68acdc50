import { cleanText } from '@portal/shared/clean-text';
import type { PhoneReader } from '@portal/shared/fields';
import { accept, refuse } from '@portal/shared/person/reading';

/**
 * Reads a stored phone number in place of `readPhone` until that is loaded: accepts it as it is, because the service
 * has checked it, and refuses only an empty one. No number is typed before that.
 */
export const readSavedPhone: PhoneReader = (saved) => {
  const national = cleanText(saved);
  return national === '' ? refuse('Enter the mobile number.') : accept({ national });
};
