import { cleanText } from '@portal/shared/clean-text';
import { accept, refuse } from '@portal/shared/person/reading';
import type { PhoneReader } from './check-facts.ts';

/**
 * Reads a phone number until `readPhone` is loaded. No number is typed before that: each is as the service has accepted it,
 * and stays as it is.
 */
export const readSavedPhone: PhoneReader = (saved) => {
  const national = cleanText(saved);
  return national === '' ? refuse('Enter the mobile number.') : accept({ national });
};
