/**
 * What the sandbox has beside the language itself: at home `@types/node` and the DOM declare it, which weigh more than all else.
 * class-validator is proposed before a program imports it; the other packages import each other.
 */
export const GLOBALS = `
/// <reference types="class-validator" />
interface Console { log(...data: any[]): void; info(...data: any[]): void; warn(...data: any[]): void; error(...data: any[]): void; debug(...data: any[]): void; table(data?: any): void; dir(item?: any): void; }
declare var console: Console;
declare function setTimeout<A extends any[]>(callback: (...args: A) => void, ms?: number, ...args: A): any;
declare function setInterval<A extends any[]>(callback: (...args: A) => void, ms?: number, ...args: A): any;
declare function clearTimeout(timer: any): void;
declare function clearInterval(timer: any): void;
declare function queueMicrotask(callback: () => void): void;
declare function structuredClone<T>(value: T): T;
declare var process: { env: Record<string, string | undefined>; cwd(): string; exit(code?: number): never; [name: string]: any };
declare function fetch(url: string, init?: { method?: string; headers?: Record<string, string>; body?: string }): Promise<{ ok: boolean; status: number; json(): Promise<any>; text(): Promise<string>; headers: { get(name: string): string | null } }>;
declare module 'node:http' { class IncomingMessage { headers: Record<string, string | undefined>; url?: string; method?: string } }
declare var performance: { now(): number };
`;
