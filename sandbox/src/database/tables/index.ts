export * from './codes.ts';
export * from './feedback.ts';
export * from './files.ts';
export * from './mail.ts';
export * from './orders.ts';
export * from './people.ts';
export * from './positions.ts';
