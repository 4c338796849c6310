interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

/** Whether the visitor is known to have a metered connection, or has asked to save data. */
export function isMetered(): boolean {
  // TypeScript does not know the Network Information API.
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.type === 'cellular';
}
