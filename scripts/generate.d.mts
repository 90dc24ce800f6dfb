export function postgresSchema(sqlite: string): string;
export function generate(): Promise<boolean>;
