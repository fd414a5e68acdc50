import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Origin } from './origins.ts';

/** The name that every origin binds to: loopback alone, whichever of its addresses the machine has. */
const loopback = 'localhost';

/** A port that the sandbox needs is in use by another program. Its message is for the person at the terminal. */
export class PortTaken extends Error {
  constructor(origin: Origin) {
    super(
      `Port ${origin.port} (${origin.label}) is taken. Stop what uses it, or move all ports: npm start -- --port-base 4300`,
    );
    this.name = 'PortTaken';
  }
}

/** Throws `PortTaken` for the first origin whose port is in use; asked before any slow work is done. */
export async function assertPortsFree(origins: readonly Origin[]): Promise<void> {
  for (const origin of origins) {
    await new Promise<void>((resolve, reject) => {
      const probe = createServer();
      probe.once('error', (error) => reject(inUse(error) ? new PortTaken(origin) : error));
      probe.listen(origin.port, loopback, () => probe.close(() => resolve()));
    });
  }
}

/** Opens an origin to the browser. */
export async function listen(app: FastifyInstance, origin: Origin): Promise<void> {
  try {
    await app.listen({ host: loopback, port: origin.port });
  } catch (error) {
    throw inUse(error) ? new PortTaken(origin) : error;
  }
}

function inUse(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE';
}
