import type { HostBuild } from '../builds/build.ts';
import { capturePolicy } from '../serving/policy.ts';
import type { SiteSettings } from '../settings.ts';
import { scriptElement } from './script-element.ts';

/** A page with its Content-Security-Policy. */
export interface CapturePage {
  readonly html: string;
  readonly policy: string;
}

/**
 * Composes the page of the customer's phone (docs/adr/0025-customers-phone.md): static HTML with its style, one script, and
 * the address of the hand-off service. `undefined` where the configuration names no such service.
 */
export function composeCapture({ config }: SiteSettings, host: HostBuild): CapturePage | undefined {
  const { handOff } = config;
  if (!handOff) return undefined;
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(host.capturePage) ?? [];
  // decoded as an address, so that it cannot end the attribute
  const service = `<meta name="hand-off" content="${new URL(handOff.baseUrl).href}">`;
  return {
    html: host.capturePage.replace(
      '</head>',
      `${service}${scriptElement(host, 'host/src/capture/capture.ts')}</head>`,
    ),
    policy: capturePolicy(handOff.baseUrl, style),
  };
}
