/** Types of the part of oidc-provider that the sandbox uses. The library has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface AdapterPayload {
    readonly grantId?: string;
    readonly uid?: string;
    readonly userCode?: string;
    consumed?: number;
    readonly [key: string]: unknown;
  }

  export interface Adapter {
    upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void>;
    find(id: string): Promise<AdapterPayload | undefined>;
    findByUid(uid: string): Promise<AdapterPayload | undefined>;
    findByUserCode(userCode: string): Promise<AdapterPayload | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export interface Client {
    readonly clientId: string;
    grantTypeAllowed(type: string): boolean;
  }

  export interface Grant {
    addOIDCScope(scope: string): void;
    addOIDCClaims(claims: readonly string[]): void;
    save(): Promise<string>;
  }

  export interface Context {
    type: string;
    body: string;
    readonly oidc: {
      readonly client: Client;
      readonly session: { readonly accountId: string; grantIdFor(clientId: string): string | undefined };
      readonly provider: Provider;
    };
  }

  export interface Account {
    readonly accountId: string;
    claims(): Promise<{ readonly sub: string; readonly [claim: string]: string | undefined }>;
  }

  export interface Interaction {
    readonly uid: string;
    readonly prompt: { readonly name: string };
    readonly params: Readonly<Record<string, unknown>>;
  }

  export type InteractionResult =
    | { readonly login: { readonly accountId: string; readonly amr: readonly string[] } }
    | { readonly error: string; readonly error_description: string };

  export class Provider {
    constructor(issuer: string, configuration: object);
    readonly Grant: {
      new (of: { clientId: string; accountId: string }): Grant;
      find(id: string): Promise<Grant | undefined>;
    };
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: InteractionResult,
      options: { readonly mergeWithLastSubmission: boolean },
    ): Promise<string>;
    on(event: 'server_error', listener: (context: unknown, error: Error) => void): void;
  }

  export const errors: { readonly SessionNotFound: new () => Error };
}
