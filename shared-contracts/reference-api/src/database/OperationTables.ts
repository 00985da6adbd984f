import type { Generated } from 'kysely';

/** Tables with which processes of the API agree on who does what. */
export interface OperationTables {
  /** Ledger of the scheduled jobs: one row for each job and turn. */
  jobRuns: {
    job: string;
    /** Beginning of the turn in which the job was due. */
    dueAt: Date;
    startedAt: Date;
    finishedAt: Date | null;
    /** Null while the job runs. A run is interrupted if its process ended before it did. */
    outcome: 'done' | 'failed' | 'interrupted' | null;
    /** Message of the error with which the job failed. */
    error: string | null;
  };
  /** Processes that serve the API or run its jobs. */
  apiProcesses: {
    uuid: string;
    /** `serve`, `jobs` or `start`. */
    command: string;
    /** Name of the machine, and id of the process on it. */
    host: string;
    pid: number;
    /** Names of the migrations that the code of the process knows. */
    migrations: string[];
    startedAt: Generated<Date>;
    /** Time of the last heartbeat, by the database's clock. */
    seenAt: Generated<Date>;
  };
}
