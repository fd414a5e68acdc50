import * as React from 'react';
import { Component, type ComponentType, createElement, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import type { Location, Shell } from '../../contract/index.ts';
import { UiProvider } from '../provider.tsx';
import { Router } from '../router.ts';
import { ShellProvider } from './shell-context.ts';

/**
 * What the host hands a parcel. single-spa replaces props on update, so the host always sends the whole set.
 */
export interface ParcelProps<Props> {
  readonly domElement: HTMLElement;
  readonly shell: Shell;
  readonly location: Location;
  readonly slotProps: Props;
  /** Told of a crash after mounting; the host then puts its panel in the slot's place. */
  readonly onFailed: (error: Error) => void;
}

/** A slot's module: what single-spa mounts, updates and unmounts. */
export type Parcel<Props> = ReactAppOrParcel<ParcelProps<Props>>;

/** A slot that throws while rendering takes only itself down: the host hears of it and shows its panel. */
class SlotBoundary extends Component<
  { readonly onFailed: (error: Error) => void; readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(thrown: unknown) {
    this.props.onFailed(thrown instanceof Error ? thrown : new Error(String(thrown)));
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** webpack puts a word in its place. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** A remote that is developed alone brings a React of its own, which counts the ids it gives as the host's does. */
const rootOptions =
  process.env.NODE_ENV === 'development' ? { identifierPrefix: crypto.randomUUID() } : undefined;

/** Where something was painted from HTML already it is taken over as it stands; elsewhere it is drawn. */
function rootIn(element: HTMLElement): Pick<Root, 'render' | 'unmount'> {
  if (!element.hasChildNodes()) return createRoot(element, rootOptions);
  let root: Root | undefined;
  return {
    render(node) {
      if (root) root.render(node);
      // what differs React draws anew, in one go
      else root = hydrateRoot(element, node, { onRecoverableError: (error) => console.warn(error) });
    },
    unmount: () => root?.unmount(),
  };
}

/**
 * Makes a slot of a component: a single-spa parcel with the shell, the theme, the host's location and an error
 * boundary around it. A remote's slot module is `export default createParcel(ClientListPage)`.
 */
export function createParcel<Props extends object>(Slot: ComponentType<Props>): Parcel<Props> {
  function SlotRoot({ shell, location, slotProps, onFailed }: ParcelProps<Props>) {
    return (
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
  }
  return singleSpaReact<ParcelProps<Props>>({
    React,
    ReactDOMClient: { createRoot: rootIn },
    rootComponent: SlotRoot,
    renderType: 'createRoot',
    suppressComponentDidCatchWarning: true,
  });
}
