-- Which of the expected papers homes lack is counted too, named in a transaction of its own: what counts them comes next.
alter type home_measure add value 'lacks_dpe';
alter type home_measure add value 'lacks_sect_drawings';
alter type home_measure add value 'lacks_netw_drawings';
alter type home_measure add value 'lacks_rset_xml';
alter type home_measure add value 'lacks_ptg_cert_completion';
alter type home_measure add value 'lacks_ptg_conformity';
alter type home_measure add value 'lacks_cil';
