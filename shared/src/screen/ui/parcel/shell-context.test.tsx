import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { testAgent, testShell } from '../../../testing/index.ts';
import { ShellProvider, useAgent, useShell } from './shell-context.ts';

const shell = testShell();
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <ShellProvider value={shell}>{children}</ShellProvider>
);

test('useShell throws outside a slot', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useShell)).toThrow('outside a slot');
});

test('useAgent keeps the agent when the session ends, and throws in a slot that mounts without a session', () => {
  const { result, rerender } = renderHook(useAgent, { wrapper });
  shell.session.end('logout');
  rerender();
  expect(result.current).toBe(testAgent);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useAgent, { wrapper })).toThrow('has no session');
});
