/** Maps a signed-in identity to its agent, and decides whether the agent may sign in. */

export { checkMapping, fetchAgent } from './fetch-agent.ts';
