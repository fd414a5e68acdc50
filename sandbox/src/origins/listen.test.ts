/** @jest-environment node */
import { type AddressInfo, createServer } from 'node:net';
import { originApp } from './app.ts';
import { assertPortsFree, listen, PortTaken } from './listen.ts';
import type { Origin } from './origins.ts';

const originOn = (port: number): Origin => ({
  name: 'mfe-cart',
  label: 'remote mfe-cart',
  port,
  url: `http://localhost:${port}`,
});

/** A port that another program holds, for as long as the test runs. */
async function withTakenPort(act: (port: number) => Promise<void>): Promise<void> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  try {
    await act(placeOf(server.address()).port);
  } finally {
    server.close();
  }
}

function placeOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('an address was expected');
  return address;
}

test('a taken port is said in one line that names port and origin', () =>
  withTakenPort(async (port) => {
    const said = new RegExp(`^Port ${port} \\(remote mfe-cart\\) is taken\\..*--port-base`);
    await expect(assertPortsFree([originOn(port)])).rejects.toThrow(said);
    await expect(listen(originApp(), originOn(port))).rejects.toThrow(PortTaken);
  }));

test('an origin listens on loopback alone, and all its answers carry the common headers', async () => {
  const app = originApp();
  await listen(app, originOn(0));
  try {
    const { address, port } = placeOf(app.server.address());
    expect(['127.0.0.1', '::1']).toContain(address);
    const answer = await fetch(`http://localhost:${port}/nowhere`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  } finally {
    await app.close();
  }
});
