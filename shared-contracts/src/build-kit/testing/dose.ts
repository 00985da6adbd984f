import { workload } from './workload';

export const dose = workload;
