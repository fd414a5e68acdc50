import { titleCase } from '@portal/shared/parts';

/** `Good morning, Farah`, by the hour of the agent's own clock. */
export function greeting(agentName: string, hour: number): string {
  const time = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const [first = ''] = titleCase(agentName).split(' ');
  return first === '' ? `Good ${time}` : `Good ${time}, ${first}`;
}
