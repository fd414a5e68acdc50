import { titleCase } from '@portal/shared/parts';

/** Formats `Good morning, Farah`. `hour` is 0 to 23, of the agent's clock. */
export function formatGreeting(agentName: string, hour: number): string {
  const time = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const [first = ''] = titleCase(agentName).split(' ');
  return first === '' ? `Good ${time}` : `Good ${time}, ${first}`;
}
