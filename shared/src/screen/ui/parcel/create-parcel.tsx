import * as React from 'react';
import {
  Component,
  type ComponentType,
  createElement,
  type ReactNode,
  StrictMode,
  startTransition,
} from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { Parcel, ParcelProps } from '../../../contract/federation/parcel.ts';
import { UiProvider } from '../provider.tsx';
import { Router } from '../router.ts';
import { ShellProvider } from './shell-context.ts';

/** Limits an error while rendering to its slot, and reports it to the host, which shows its error panel. */
class SlotBoundary extends Component<
  { readonly onFailed: (error: Error) => void; readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error instanceof Error ? error : new Error(String(error)));
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** webpack replaces it by a string. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const isDevelopment = process.env.NODE_ENV === 'development';
const rootOptions = isDevelopment
  ? // a remote that is developed alone has its own React, whose generated ids would equal the host's
    { identifierPrefix: crypto.randomUUID() }
  : // the host reports what the boundary caught, but for a page of a session that has just ended
    { onCaughtError: () => {} };

/** Hydrates an element that has HTML of the first paint, and renders into any other. */
function rootIn(element: HTMLElement): Pick<Root, 'render' | 'unmount'> {
  let root: Root | undefined;
  return {
    render(node) {
      if (root) root.render(node);
      else if (!element.hasChildNodes()) {
        const created = createRoot(element, rootOptions);
        root = created;
        // in slices: the browser paints and takes presses between them
        startTransition(() => created.render(node));
      }
      // React renders the differing part again
      else root = hydrateRoot(element, node, { onRecoverableError: (error) => console.warn(error) });
    },
    unmount: () => root?.unmount(),
  };
}

/**
 * Creates a slot from a component: a single-spa parcel that renders it with the shell, the theme, the host's location
 * and an error boundary, which reports a crash to the host. A remote's slot module is `export default
 * createParcel(ClientListPage)`.
 */
export function createParcel<Props extends object>(Slot: ComponentType<Props>): Parcel<Props> {
  function SlotRoot({ shell, location, slotProps, onFailed }: ParcelProps<Props>) {
    const slot = (
      <SlotBoundary onFailed={onFailed}>
        <UiProvider>
          <ShellProvider value={shell}>
            <Router location={location} navigator={shell.navigation.navigator}>
              {createElement(Slot, slotProps)}
            </Router>
          </ShellProvider>
        </UiProvider>
      </SlotBoundary>
    );
    return isDevelopment ? <StrictMode>{slot}</StrictMode> : slot;
  }
  return singleSpaReact<ParcelProps<Props>>({
    React,
    ReactDOMClient: { createRoot: rootIn },
    rootComponent: SlotRoot,
    renderType: 'createRoot',
    suppressComponentDidCatchWarning: true,
  });
}
