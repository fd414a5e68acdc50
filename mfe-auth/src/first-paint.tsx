import { LoginPage } from './login/index.ts';

/** Sign-in, rendered at build time into the page that the host is started from (docs/adr/0013-first-paint.md). */
export default function SignInAhead({ year }: { readonly year: string }) {
  return <LoginPage year={year} />;
}
