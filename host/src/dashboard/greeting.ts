import { titleCase } from '@portal/shared/parts';

/**
 * Formats `Good morning, Farah Adilah binti Osman`, with the whole name, because nothing shows which part of it is
 * used; without a name `Good morning`. `hour` is 0 to 23.
 */
export function formatGreeting(agentName: string, hour: number): string {
  const time = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return agentName === '' ? `Good ${time}` : `Good ${time}, ${titleCase(agentName)}`;
}
