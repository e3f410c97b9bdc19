import { Module } from '@nestjs/common';
import { NestjsQueryGraphQLModule } from '@ptc-org/nestjs-query-graphql';
import { NestjsQueryTypeOrmModule } from '@ptc-org/nestjs-query-typeorm';
import { AuditService } from './audit.service';
import { AuditEntry, CreateAuditEntry } from './audit-entry';
import { AUDIT } from './data-sources';

// #region module
@Module({
  imports: [
    NestjsQueryGraphQLModule.forFeature({
      imports: [NestjsQueryTypeOrmModule.forFeature([AuditEntry], AUDIT)],
      services: [AuditService],
      resolvers: [
        {
          DTOClass: AuditEntry,
          EntityClass: AuditEntry,
          CreateDTOClass: CreateAuditEntry,
        },
      ],
    }),
  ],
})
export class AuditModule {}
// #endregion
