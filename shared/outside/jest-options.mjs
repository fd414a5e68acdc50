/**
 * How Jest runs TypeScript and packages that ship modules only: of this repository's tests, and of a remote's elsewhere.
 * @type {import('jest').Config}
 */
export const jestTransforms = {
  // js before mjs: packages that ship both are taken in the form that Jest runs without a transform
  moduleFileExtensions: ['js', 'ts', 'tsx', 'mjs', 'cjs', 'json'],
  modulePathIgnorePatterns: ['/dist/'],
  transform: {
    '\\.(t|j|mj|cj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(?:\\.pnpm/[^/]+/node_modules/)?(?:@portal/shared|single-spa-react|single-spa|uqr|oauth4webapi|@faker-js/faker|oidc-provider|jose|nanoid|qr|quick-lru|oidc-token-hash|cookie|lucide-react|zod|@electric-sql|drizzle-orm)(?:/|$))',
  ],
};
