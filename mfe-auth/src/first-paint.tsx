import { LoginPage } from './login/index.ts';

/** The sign-in page, rendered at build time into the host's page (docs/adr/0013-first-paint.md). */
export default function PrerenderedSignIn({ year }: { readonly year: string }) {
  return <LoginPage year={year} />;
}
