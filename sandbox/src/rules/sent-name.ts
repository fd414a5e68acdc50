import { readName } from '@portal/shared/person/read-name';

/** Whether a name is as the portal reads and sends it: of the holder, joint holder, nominee, payer, and of a bank account. */
export function isSentName(name: string): boolean {
  const reading = readName(name);
  return reading.ok && reading.value === name;
}
