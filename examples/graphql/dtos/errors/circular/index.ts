export * from './ticket.module';
export * from './ticket.dto';
