import { join } from 'node:path';
import { BIN } from './DebianPostgres';

export interface Node {
  readonly name: string;
  readonly folder: string;
  /** Where it reaches etcd. */
  readonly etcd: number;
  readonly rest: number;
  readonly port: number;
  /** Where the others reach these two. */
  readonly seen: { readonly rest: number; readonly port: number };
}

/** JSON is valid YAML. The leader's lease is the shortest that Patroni accepts. */
export function patroniConfig({ name, folder, etcd, rest, port, seen }: Node): string {
  const user = (username: string) => ({ username, password: 'any' });
  const trust = (database: string) => `host ${database} all 127.0.0.1/32 trust`;
  return JSON.stringify({
    scope: 'lastro',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${seen.rest}` },
    // Not by the address that etcd tells of itself, past a passage.
    etcd3: { hosts: [`127.0.0.1:${etcd}`], use_proxies: true },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_log_hints: 'on' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${seen.port}`,
      data_dir: join(folder, name),
      bin_dir: BIN,
      pgpass: join(folder, `${name}.pgpass`),
      authentication: { superuser: user('postgres'), replication: user('replicator') },
      parameters: { unix_socket_directories: folder },
      pg_hba: [trust('all'), trust('replication'), 'local all all trust'],
    },
  });
}

/** Asks each Patroni every second what it is; connections to one that is this no more are cut. */
export function haproxyConfig(leader: number, replicas: number, nodes: readonly Node[]): string {
  const servers = nodes.map(
    ({ name, seen }) => `  server ${name} 127.0.0.1:${seen.port} check port ${seen.rest}`,
  );
  return `global
  maxconn 500
defaults
  mode tcp
  timeout connect 4s
  timeout client 30m
  timeout server 30m
  timeout check 3s
${listen('leader', leader, 'primary')}
${listen('replicas', replicas, 'replica')}
`;

  function listen(name: string, port: number, role: 'primary' | 'replica'): string {
    return `listen ${name}
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /${role}
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}`;
  }
}
