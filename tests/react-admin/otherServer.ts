import type { DataProvider } from 'react-admin';
import type { RecordCalls } from '@/api/records';

type OwnProvider = DataProvider & RecordCalls;

interface Params {
  readonly data?: object;
  readonly previousData?: object;
}

/**
 * Sends some resources to another server, through a data provider of the ecosystem. A change sends the whole record,
 * because a plain REST server replaces it.
 * @param names the other server's name of each resource: `{ 'catalogue/posts': 'posts' }`
 */
export function withOtherServer(
  own: OwnProvider,
  other: DataProvider | Promise<DataProvider>,
  names: Readonly<Record<string, string>>,
): OwnProvider {
  const ask = async (method: string, name: string, params: Params) => {
    const provider = await other;
    const isChange = method === 'update';
    return provider[method](
      name,
      isChange ? { ...params, data: { ...params.previousData, ...params.data } } : params,
    );
  };
  return new Proxy(own, {
    get(target, method) {
      const mine: unknown = Reflect.get(target, method);
      if (typeof mine !== 'function' || !/^(get|create|update|delete)/.test(String(method))) return mine;
      return (resource: string, params: Params) => {
        const name = names[resource];
        return name === undefined ? mine(resource, params) : ask(String(method), name, params);
      };
    },
  });
}
